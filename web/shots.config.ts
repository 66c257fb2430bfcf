import base from './playwright.config'

export default { ...base, testMatch: 'shots*.ts', fullyParallel: false, workers: 1 }

import base from './playwright.config'

export default { ...base, testMatch: 'measure.ts', fullyParallel: false, workers: 1, retries: 0 }

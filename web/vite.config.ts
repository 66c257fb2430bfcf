import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vitest/config'

/** `virtual:icons`: of the four thousand icons of the set, those named in `icons.json`; also a file, for sheets that are printed. */
function icons(): Plugin {
  const id = 'virtual:icons'
  let drawn = '{}'
  return {
    name: 'icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return
      const names: Record<string, string> = JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8'))
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      const set: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(file, 'utf8'))
      const used = Object.entries(names).map(([ours, theirs]) => {
        const icon = set.icons[theirs]
        if (!icon) throw new Error(`icons.json: the set has no icon ${theirs}`)
        return [ours, icon.body]
      })
      drawn = JSON.stringify(Object.fromEntries(used))
      return `export default ${drawn}`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.json', source: drawn })
    },
  }
}

/** Larger texts are compressed: so the program holds them, and so the server and the preview send them to browsers that take it. */
function zipped(): Plugin {
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', ftl: 'text/plain; charset=utf-8', json: 'application/json' }
  const ending = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  return {
    name: 'zipped',
    // Only what is written is final.
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => ending(name) in types)) {
        const text = readFileSync(join(dir, name))
        if (text.length <= 1024) continue
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }))
        rmSync(join(dir, name))
      }
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((asked, answer, next) => {
        const name = new URL(asked.url ?? '/', 'http://preview').pathname
        const file = join(config.root, config.build.outDir, `${name}.gz`)
        if (!existsSync(file)) return next()
        answer.writeHead(200, { 'content-type': types[ending(name)], 'content-encoding': 'gzip' }).end(readFileSync(file))
      })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), icons(), zipped()],
  build: { target: 'es2022', chunkSizeWarningLimit: 400, assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.FIRETEAM ?? 'http://127.0.0.1:7878', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
})

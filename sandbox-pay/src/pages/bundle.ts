import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const entries = {
  page: 'page/main.ts',
  field: 'frame/field.ts',
  controller: 'frame/controller.ts',
  challenge: 'frame/challenge.ts',
} as const
export type ScriptName = keyof typeof entries

/** Made when the server starts, which takes a moment, so that there is nothing to build before. */
export async function bundleScripts(): Promise<Record<ScriptName, string>> {
  const made = Object.entries(entries).map(async ([name, file]) => {
    const input = fileURLToPath(new URL(`../browser/${file}`, import.meta.url))
    const bundle = await rolldown({ input, platform: 'browser' })
    const { output } = await bundle.generate({ format: 'iife' })
    await bundle.close()
    return [name, output[0].code]
  })
  return Object.fromEntries(await Promise.all(made))
}

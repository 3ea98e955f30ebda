import { readConfig } from '../src/platform/config/config.ts'
import { makeTemplate } from './clone.ts'
import { templateName } from './harness.ts'

/** One template database per run; every test file clones it in milliseconds. */
export default async () => {
  await makeTemplate(readConfig().DATABASE_URL, templateName)
}

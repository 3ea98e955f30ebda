import { chromium } from '@fanfare/ops'
import { defineConfig } from '@playwright/test'
import { desktop, phone } from './src/lib/devices.ts'
import { siteOf } from './src/lib/site.ts'

// Forty minutes of film take too long for every run: `npm run e2e:long`.
const long = /long\.spec\.ts$/

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.data/e2e',
  globalSetup: './src/lib/setup.ts',
  forbidOnly: true,
  // A test that passes only when it is repeated has failed.
  retries: 0,
  fullyParallel: true,
  workers: 2,
  // Long enough on a machine that is busy with other things; nobody waits for it when all is well.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: siteOf('e2e').origin,
    launchOptions: chromium,
    colorScheme: 'dark',
    // Without the film of every test: drawing it costs more than the tests. Where CI runs nobody
    // comes back for a trace, and recording one takes a tenth of the time.
    trace: process.env.CI
      ? 'off'
      : { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'desktop', testIgnore: long, grepInvert: /@(phone|timed)/, use: desktop },
    { name: 'phone', testIgnore: long, grep: /@(phone|both)/, use: phone },
    {
      name: 'timed',
      testIgnore: long,
      grep: /@timed/,
      workers: 1,
      use: desktop,
      dependencies: ['desktop', 'phone'],
    },
    ...(process.env.FANFARE_LONG === 'true'
      ? [{ name: 'long', testMatch: long, workers: 1, use: desktop }]
      : []),
  ],
})

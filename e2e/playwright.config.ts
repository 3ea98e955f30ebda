import { chromium } from '@fanfare/ops'
import { defineConfig } from '@playwright/test'
import { desktop, phone } from './src/lib/devices.ts'
import { siteOf } from './src/lib/site.ts'

// What holds people to two seconds runs alone: beside another browser it would measure that one.
const timed = /(slice|devices)\.spec\.ts$/
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
  timeout: 120_000,
  expect: { timeout: 8_000 },
  reporter: 'list',
  use: {
    baseURL: siteOf('e2e').origin,
    launchOptions: chromium,
    // Without the film of every test: drawing it costs more than the tests. Where CI runs nobody
    // comes back for a trace, and recording one takes a tenth of the time.
    trace: process.env.CI
      ? 'off'
      : { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'desktop-timed', testMatch: timed, workers: 1, use: desktop },
    {
      name: 'phone-timed',
      testMatch: timed,
      workers: 1,
      use: phone,
      dependencies: ['desktop-timed'],
    },
    {
      name: 'desktop',
      testIgnore: [timed, long],
      grepInvert: /@phone/,
      use: desktop,
      dependencies: ['phone-timed'],
    },
    {
      name: 'phone',
      testIgnore: [timed, long],
      grepInvert: /@desktop/,
      use: phone,
      dependencies: ['phone-timed'],
    },
    ...(process.env.FANFARE_LONG === 'true'
      ? [{ name: 'long', testMatch: long, workers: 1, use: desktop }]
      : []),
  ],
})

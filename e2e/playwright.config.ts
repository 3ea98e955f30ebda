import { chromium } from '@fanfare/ops'
import { defineConfig } from '@playwright/test'
import { desktop, phone } from './src/lib/devices.ts'
import { siteOf } from './src/lib/site.ts'

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.data/e2e',
  globalSetup: './src/lib/setup.ts',
  forbidOnly: true,
  // A test that passes only when it is repeated has failed.
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: 'list',
  use: {
    baseURL: siteOf('e2e').origin,
    launchOptions: chromium,
    // Without the film of every test: drawing it costs more than the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone },
  ],
})

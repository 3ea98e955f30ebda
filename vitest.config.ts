import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'ops', include: ['ops/src/**/*.test.ts'] } },
      {
        test: {
          name: 'sandbox-pay',
          include: ['sandbox-pay/src/**/*.test.ts'],
          testTimeout: 40_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})

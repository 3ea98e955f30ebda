import { defineConfig } from 'vitest/config'

/** Only what never ends reaches these limits: a busy machine fails no test. */
const patient = {
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['ops/src/patient-tests.ts'],
}

const globalSetup = 'server/test/global-setup.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { ...patient, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...patient, name: 'ops', include: ['ops/src/**/*.test.ts'] } },
      { test: { ...patient, name: 'faults', include: ['faults/src/**/*.test.ts'] } },
      { test: { ...patient, name: 'sandbox-pay', include: ['sandbox-pay/src/**/*.test.ts'] } },
      { test: { ...patient, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
      // In processes of its own: it lets SVG be read, which the media domain must refuse.
      { test: { ...patient, name: 'demo', include: ['demo/src/**/*.test.ts'], globalSetup } },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          globalSetup,
          // Loading the server anew for each file took most of its tests' time. So vi.mock has no effect
          // on what another file has loaded: watch what lies below, or pass it in.
          isolate: false,
        },
      },
    ],
  },
})

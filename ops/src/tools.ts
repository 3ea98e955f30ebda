import { goTool } from './install/go.ts'

/**
 * Programs that are no service: what the worker makes videos and pictures with, the browser of e2e
 * and shots, the load generator of bench.
 */
export const toolPackages = {
  ffmpeg: '/usr/bin/ffmpeg',
  'libheif-examples': '/usr/bin/heif-convert',
  chromium: '/usr/bin/chromium',
  wrk: '/usr/bin/wrk',
}

/** Holds requests against Stripe's published description; keeps no state. */
export const stripeMock = goTool('stripe-mock', 'github.com/stripe/stripe-mock', '0.203.0')

/** How Playwright is to start the installed Chromium. */
export const chromium = {
  executablePath: toolPackages.chromium,
  args: [
    // Its sandbox refuses to run as root, which containers and CI are.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

import { goTool } from './install/go.ts'

/**
 * Programs that are no service: what the worker makes videos and pictures with, the browser of e2e
 * and shots, the load generator of bench.
 */
export const toolPackages = {
  ffmpeg: '/usr/bin/ffmpeg',
  'libheif-examples': '/usr/bin/heif-convert',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  wrk: '/usr/bin/wrk',
}

/** Holds requests against Stripe's published description; keeps no state. */
export const stripeMock = goTool('stripe-mock', 'github.com/stripe/stripe-mock', '0.203.0')

/**
 * How Playwright is to start the installed Chromium: its pages without the window around them, which
 * costs more than they do, once for every test.
 */
export const chromium = {
  executablePath: toolPackages['chromium-headless-shell'],
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

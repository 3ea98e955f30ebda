/** The two widths everything is shown and tried at. */
export const desktop = { viewport: { width: 1440, height: 900 } }

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
}

// A test runs on a desktop unless one of these tags says otherwise.
/** For what exists only on a phone. */
export const onPhone = { tag: '@phone' }
/** For what is laid out or pressed differently on a phone. */
export const onBoth = { tag: '@both' }
/** For promises of seconds: runs alone, since beside another browser it would measure that one. */
export const timed = { tag: '@timed' }

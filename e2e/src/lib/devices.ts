/** The two widths everything is shown and tried at. */
export const desktop = { viewport: { width: 1440, height: 900 } }

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
}

/** For what does not depend on the width, or is not there at the other one. */
export const onDesktop = { tag: '@desktop' }
export const onPhone = { tag: '@phone' }

/**
 * Once the page has answered a press with its next picture. What the press asks for begins then: to
 * ask for the dozen files of a dialog or a screen takes a slow phone a tenth of a second.
 */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

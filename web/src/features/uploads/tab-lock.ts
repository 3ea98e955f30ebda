const nameOf = (uploadId: string) => `fanfare-upload:${uploadId}`

/** For as long as this tab lives or until it is let go: no other tab sends the same file. */
export const holdUpload = (uploadId: string): (() => void) => {
  if (!navigator.locks) return () => {}
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(nameOf(uploadId), { ifAvailable: true }, () => held)
  return release
}

export const isHeldElsewhere = async (uploadId: string): Promise<boolean> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === nameOf(uploadId))
}

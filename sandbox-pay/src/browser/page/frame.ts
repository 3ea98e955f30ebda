/** Where the script came from is where its frames live. */
export const origin = new URL((document.currentScript as HTMLScriptElement).src).origin

/** Styled through the object model only: a page's policy may forbid style attributes. */
export function makeFrame(path: string, title: string, styles: Record<string, string>) {
  const frame = document.createElement('iframe')
  frame.src = new URL(path, origin).href
  frame.title = title
  // A frame whose scheme differs from its page's is painted opaque.
  const all = { border: '0', margin: '0', padding: '0', 'color-scheme': 'light only', ...styles }
  for (const [name, value] of Object.entries(all)) frame.style.setProperty(name, value, 'important')
  return frame
}

/** What this frame says, and no other. Gives back how to stop listening. */
export function listen<T>(frame: HTMLIFrameElement, hear: (message: T) => void): () => void {
  const onMessage = (event: MessageEvent) => {
    if (event.source === frame.contentWindow && event.origin === origin) hear(event.data as T)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

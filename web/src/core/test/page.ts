/**
 * As much of a page as React needs for components that draw nothing. Imported first, since the query
 * cache looks once whether it is in a browser.
 */
const listening = { addEventListener: () => {}, removeEventListener: () => {} }

Object.assign(globalThis, { window: { HTMLIFrameElement: class {} } })

export const emptyElement = () =>
  ({
    ...listening,
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: { ...listening, nodeType: 9, activeElement: null, defaultView: window },
  }) as unknown as HTMLElement

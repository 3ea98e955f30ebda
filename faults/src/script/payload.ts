/** What a page would have to run, make or follow for a text to have become something else. */
export const strike = 'struck'

/** An element that no page of ours has. */
export const foreignTag = 'x-struck'

const run = `${strike}()`

/** The longest that fits is taken: each breaks out of more places than the one after it. */
const attacks = [
  `"'></script></title></style></textarea>--><img src=x onerror=${run}><script>${run}</script><${foreignTag}>`,
  `</script><script>${run}</script>`,
  `<svg onload=${run}>`,
  `<${foreignTag}>`,
]

/** By its number a text is known again wherever it is shown. */
export const markerOf = (number: number) => `q${number}q`

export const payloadOf = (number: number, longest: number) => {
  const marker = markerOf(number)
  const attack = attacks.find((one) => marker.length + one.length <= longest)
  return `${marker}${attack ?? ''}`.slice(0, longest)
}

/** Where an address is expected. */
export const linkOf = (number: number) => `javascript:${run}//${markerOf(number)}`

/** An article that holds the text as words and as code. */
export const documentOf = (text: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text }] },
    { type: 'codeBlock', content: [{ type: 'text', text }] },
  ],
})

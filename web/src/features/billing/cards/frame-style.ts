/** The provider’s frames are another document: they get our colours in a form that every one knows. */
const rgbOf = (token: string) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return undefined
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token)
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

export const frameStyle = () => {
  const color = rgbOf('--text')
  return {
    base: {
      color,
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: rgbOf('--text-3') },
    },
    invalid: { color },
  }
}

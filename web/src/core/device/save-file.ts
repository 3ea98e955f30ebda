/** The store names the file and sends it as one; no byte of it passes through the page. */
export const saveFile = (url: string, fileName: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.rel = 'noopener'
  link.click()
}

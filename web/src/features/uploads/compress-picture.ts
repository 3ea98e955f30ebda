const longest = 1920
const quality = 0.8

interface Size {
  readonly width: number
  readonly height: number
}

export const within = ({ width, height }: Size): Size => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const encode = async (file: File): Promise<Blob> => {
  const image = await createImageBitmap(file)
  const { width, height } = within(image)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t edit images')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  image.close()
  return canvas.convertToBlob({ type: 'image/webp', quality })
}

/**
 * For what nobody downloads to keep: a photo of several megabytes is sent as a few hundred kilobytes. Where
 * that makes it no smaller, or cannot be done, the file goes as it is. What is `always` drawn anew leaves
 * behind where and with which camera it was taken.
 */
export const compressPicture = async (
  file: File,
  when: 'smaller' | 'always' = 'smaller',
): Promise<File> => {
  try {
    const made = await encode(file)
    if (made.type !== 'image/webp') return file
    if (when === 'smaller' && made.size >= file.size) return file
    const name = `${file.name.replace(/\.\w+$/, '')}.webp`
    return new File([made], name, { type: made.type, lastModified: file.lastModified })
  } catch {
    return file
  }
}

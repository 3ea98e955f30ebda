import { cutOf, type Framed, type View } from './crop.ts'

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** What lies under the mask, at most this wide. WebP, or JPEG where the browser makes none. */
export const encodePicture = async (
  image: HTMLImageElement,
  picture: Framed,
  view: View,
  most: number,
): Promise<Blob> => {
  const cut = cutOf(picture, view)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(most, Math.max(1, Math.round(cut.width)))
  canvas.height = Math.max(1, Math.round(canvas.width / picture.ratio))
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t edit images')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height)
  const webp = await encode(canvas, 'image/webp', 0.8)
  if (webp?.type === 'image/webp') return webp
  // JPEG has no transparency and would show it black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  const jpeg = await encode(canvas, 'image/jpeg', 0.85)
  if (!jpeg) throw new Error('This browser can’t save images')
  return jpeg
}

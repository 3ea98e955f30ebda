import { cutOf, type View } from './crop.ts'

const side = 512

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/** WebP, or JPEG from browsers that answer with something else when asked for it. */
export const encodePicture = async (image: HTMLImageElement, view: View): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t edit images')
  const cut = cutOf({ width: image.naturalWidth, height: image.naturalHeight }, view)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, cut.left, cut.top, cut.side, cut.side, 0, 0, side, side)
  const webp = await encode(canvas, 'image/webp', 0.8)
  if (webp?.type === 'image/webp') return webp
  // JPEG has no transparency and would show it black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  const jpeg = await encode(canvas, 'image/jpeg', 0.85)
  if (!jpeg) throw new Error('This browser can’t save images')
  return jpeg
}

import sharp from 'sharp'

/** How much neighbouring pixels differ, of 255. A blurred picture has nearly nothing of it. */
export const sharpness = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes)
    .resize(320)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let sum = 0
  for (let at = 1; at < data.length; at++) {
    if (at % info.width !== 0) sum += Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0))
  }
  return sum / data.length
}

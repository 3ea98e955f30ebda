import { useEffect, useState } from 'react'

/** The file as the browser shows it, turned the way its camera was held. */
export const useImage = (file: File) => {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    const loading = new Image()
    let wanted = true
    loading.src = address
    loading
      .decode()
      .then(() => wanted && setImage(loading))
      .catch(() => wanted && setUnreadable(true))
    return () => {
      wanted = false
      URL.revokeObjectURL(address)
    }
  }, [file])
  return { image, unreadable }
}

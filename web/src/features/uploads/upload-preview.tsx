import { AudioLines, FileText, Film, Image } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Upload } from './upload.ts'
import styles from './upload-preview.module.css'

const useObjectUrl = (file: File | null) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const icons = {
  video: Film,
  audio: AudioLines,
  image: Image,
  thumbnail: Image,
  avatar: Image,
  banner: Image,
  captions: FileText,
}

/** From the file itself, before a byte has left. What the browser cannot show has its kind's icon. */
export function UploadPreview({ upload }: { upload: Upload }) {
  const { purpose, file } = upload
  const [broken, setBroken] = useState(false)
  const pictured = purpose === 'video' || purpose === 'image' || purpose === 'thumbnail'
  const url = useObjectUrl(pictured ? file : null)
  const Icon = icons[purpose]
  const fail = () => setBroken(true)
  return (
    <span className={styles.preview}>
      {(!url || broken) && <Icon size={20} />}
      {url && !broken && purpose === 'video' && (
        // The fragment makes browsers draw a frame instead of an empty box.
        <video src={`${url}#t=0.1`} preload="metadata" muted playsInline onError={fail} />
      )}
      {url && !broken && purpose !== 'video' && <img src={url} alt="" onError={fail} />}
    </span>
  )
}

import { useEffect } from 'react'

export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = title === 'Fanfare' ? title : `${title} · Fanfare`
  }, [title])
}

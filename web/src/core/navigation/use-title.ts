import { useEffect } from 'react'

/** Pages of the studio say so; all others are Fanfare's. */
export const useTitle = (title: string, place: 'Fanfare' | 'Studio' = 'Fanfare') => {
  useEffect(() => {
    document.title = title === place ? title : `${title} · ${place}`
  }, [title, place])
}

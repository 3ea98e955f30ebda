import { useEffect } from 'react'

/**
 * On a phone an open chat has the whole screen, without the bars; and where the keyboard covers a part of it,
 * the rest. The style of the document says so, because the bars are not ours.
 */
export const useVisualHeight = (isWhole: boolean) => {
  useEffect(() => {
    if (!isWhole) return
    const { documentElement: root } = document
    const viewport = window.visualViewport
    const fit = () => {
      if (!viewport) return
      root.style.setProperty('--visual-height', `${viewport.height}px`)
      root.style.setProperty('--visual-top', `${viewport.offsetTop}px`)
    }
    root.dataset.whole = ''
    fit()
    viewport?.addEventListener('resize', fit)
    viewport?.addEventListener('scroll', fit)
    return () => {
      delete root.dataset.whole
      root.style.removeProperty('--visual-height')
      root.style.removeProperty('--visual-top')
      viewport?.removeEventListener('resize', fit)
      viewport?.removeEventListener('scroll', fit)
    }
  }, [isWhole])
}

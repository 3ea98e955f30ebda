import type { ContentCard } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { readOf } from '../../core/api/api.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import styles from './hero.module.css'
import { Slide } from './slide.tsx'
import { useCarousel } from './use-carousel.ts'

/** A few posts on a large stage. Where there are none, what the caller has to say instead. */
export function Hero({ otherwise }: { otherwise: ReactNode }) {
  const { data, error } = useQuery(readOf('listFeatured'))
  if (error || data?.content.length === 0) return otherwise
  if (!data) return <div className={styles.hero} aria-busy="true" />
  return <Carousel slides={data.content} />
}

function Carousel({ slides }: { slides: readonly ContentCard[] }) {
  const { at, show, running, paused, setPaused, hold } = useCarousel(slides.length)
  const slide = slides[at]
  if (!slide) return null
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Featured"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div aria-live={running ? 'off' : 'polite'} className={styles.live}>
        <Slide key={slide.id} content={slide} label={`${at + 1} of ${slides.length}`} />
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            className={styles.step}
            label="Previous"
            icon={<ChevronLeft size={20} />}
            onClick={() => show(at - 1)}
          />
          <IconButton
            className={styles.step}
            label="Next"
            icon={<ChevronRight size={20} />}
            onClick={() => show(at + 1)}
          />
          <IconButton
            className={styles.step}
            label={paused ? 'Play slideshow' : 'Pause slideshow'}
            icon={paused ? <Play size={16} /> : <Pause size={16} />}
            onClick={() => setPaused(!paused)}
          />
          <div className={styles.dots}>
            {slides.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={`Show ${title}`}
                aria-current={index === at || undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

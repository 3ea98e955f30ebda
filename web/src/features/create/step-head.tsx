import { Check } from 'lucide-react'
import { type Href, Link } from '../../ui/layout/link.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './step-head.module.css'
import { stepNames } from './steps.ts'

type Props = {
  step: number
  /** Steps with all they need; those before this one are ticked. */
  complete: readonly number[]
  hrefOf: (step: number) => Href | null
}

export function StepHead({ step, complete, hrefOf }: Props) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {stepNames.map((name, at) => {
          const number = at + 1
          const href = hrefOf(number)
          const isDone = number < step && complete.includes(number)
          const face = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Check size={14} /> : number}
              </span>
              <VisuallyHidden>Step {number}: </VisuallyHidden>
              <span className={styles.name}>{name}</span>
              {isDone && <VisuallyHidden> (complete)</VisuallyHidden>}
            </>
          )
          return (
            <li key={name} className={styles.step} data-done={isDone || undefined}>
              {href ? (
                <Link
                  href={href}
                  className={styles.face}
                  aria-current={number === step ? 'step' : undefined}
                >
                  {face}
                </Link>
              ) : (
                <span className={styles.face} aria-current={number === step ? 'step' : undefined}>
                  {face}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

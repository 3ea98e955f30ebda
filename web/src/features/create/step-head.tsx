import { Check } from 'lucide-react'
import { Link } from '../../ui/layout/link.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './step-head.module.css'
import { stepNames } from './steps.ts'

type Props = { step: number; hrefOf: (step: number) => string | null }

export function StepHead({ step, hrefOf }: Props) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {stepNames.map((name, at) => {
          const number = at + 1
          const href = hrefOf(number)
          const face = (
            <>
              <span className={styles.number} aria-hidden="true">
                {number < step ? <Check size={14} /> : number}
              </span>
              <VisuallyHidden>Step {number}: </VisuallyHidden>
              <span className={styles.name}>{name}</span>
            </>
          )
          return (
            <li key={name} className={styles.step} data-done={number < step || undefined}>
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

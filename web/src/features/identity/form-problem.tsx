import type { Problem } from '@fanfare/contract'
import { FormError } from '../../ui/form-error.tsx'
import { Link } from '../../ui/link.tsx'
import { waitWords } from './wait-words.ts'

function Words({ problem }: { problem: Problem }) {
  const { code, detail, retryAfter } = problem
  if (code === 'auth.guessing') {
    return (
      <>
        There were too many wrong tries.{' '}
        {retryAfter ? `Wait ${waitWords(retryAfter)}` : 'Wait a while'}, or{' '}
        <Link href="/forgot-password">reset your password by e-mail</Link>: that works at once.
      </>
    )
  }
  if (code === 'request.too-many' && retryAfter) {
    return `Too many tries. Wait ${waitWords(retryAfter)}, then try again. What you typed is kept.`
  }
  return detail
}

export function FormProblem({ title, problem }: { title: string; problem: Problem | null }) {
  return (
    problem && (
      <FormError title={title}>
        <Words problem={problem} />
      </FormError>
    )
  )
}

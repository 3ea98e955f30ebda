import type { Problem } from '@fanfare/contract'
import { FormError } from '../../ui/form/form-error.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { waitWords } from './wait-words.ts'

function Words({ problem }: { problem: Problem }) {
  const { code, detail, retryAfter } = problem
  if (code === 'auth.guessing') {
    return (
      <>
        Too many failed attempts. {retryAfter ? `Wait ${waitWords(retryAfter)}` : 'Wait a while'},
        or <Link href="/forgot-password">reset your password by email</Link> to get in now.
      </>
    )
  }
  if (code === 'request.too-many' && retryAfter) {
    return `Too many attempts. Wait ${waitWords(retryAfter)}, then try again. What you typed is still here.`
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

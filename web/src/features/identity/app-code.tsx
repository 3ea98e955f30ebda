import { useCommand } from '../../core/api/api.ts'
import { Button } from '../../ui/form/button.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { FormProblem } from './form-problem.tsx'
import styles from './step.module.css'
import { type Outcome, useCode } from './use-code.ts'

export function AppCode(outcome: Outcome) {
  const command = useCommand('confirmSignIn')
  const { code, change, wrong, refuse, problem, busy, submit, input } = useCode(
    (typed) => command.mutateAsync({ body: { code: typed } }),
    outcome,
  )
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Two-factor authentication"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === 6) void submit(code)
        else refuse('Enter the 6-digit code')
      }}
    >
      <FormProblem title="Login failed" problem={problem} />
      <CodeInput
        ref={input}
        label="Code from your app"
        value={code}
        onChange={change}
        onComplete={submit}
        error={wrong}
      />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Sign In
      </Button>
    </form>
  )
}

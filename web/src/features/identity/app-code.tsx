import { useCommand } from '../../core/api/api.ts'
import { Button } from '../../ui/form/button.tsx'
import { CodeInput } from '../../ui/form/code-input.tsx'
import layout from '../../ui/layout/layout.module.css'
import { FormProblem } from './form-problem.tsx'
import { type Outcome, useCode } from './use-code.ts'

export function AppCode(outcome: Outcome) {
  const command = useCommand('confirmSignIn')
  const { code, change, wrong, refuse, problem, busy, submit, input } = useCode(
    (typed) => command.run({ body: { code: typed } }),
    outcome,
  )
  return (
    <form
      className={layout.stack20}
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

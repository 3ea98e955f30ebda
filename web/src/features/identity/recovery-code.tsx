import { useCommand } from '../../core/api/api.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { FormProblem } from './form-problem.tsx'
import { type Outcome, useCode } from './use-code.ts'

const format = 'Enter the 10 letters and digits, like abcde-23456'

const letters = (typed: string) => typed.replace(/[^a-z0-9]/gi, '')

export function RecoveryCode(outcome: Outcome) {
  const command = useCommand('recoverSignIn')
  const { code, change, wrong, refuse, problem, busy, submit, input } = useCode(
    (typed) => command.run({ body: { recoveryCode: typed } }),
    outcome,
  )
  return (
    <form
      className={layout.stack20}
      noValidate
      aria-label="Two-factor authentication"
      onSubmit={(event) => {
        event.preventDefault()
        if (letters(code).length === 10) void submit(code)
        else refuse(format)
      }}
    >
      <FormProblem title="Login failed" problem={problem} />
      <TextField
        ref={input}
        label="Recovery code"
        placeholder="abcde-23456"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => change(event.target.value)}
        // The server's text is about codes that change, which recovery codes do not.
        error={
          wrong && wrong !== format ? 'That code is incorrect or has already been used.' : wrong
        }
      />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Sign In
      </Button>
    </form>
  )
}

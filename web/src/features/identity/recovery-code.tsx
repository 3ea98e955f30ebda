import { useCommand } from '../../app/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormProblem } from './form-problem.tsx'
import styles from './step.module.css'
import { type Outcome, useCode } from './use-code.ts'

const letters = (typed: string) => typed.replace(/[^a-z0-9]/gi, '')

export function RecoveryCode(outcome: Outcome) {
  const command = useCommand('recoverSignIn')
  const { code, change, wrong, refuse, problem, busy, submit, input } = useCode(
    (typed) => command.mutateAsync({ body: { recoveryCode: typed } }),
    outcome,
  )
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Second step"
      onSubmit={(event) => {
        event.preventDefault()
        if (letters(code).length === 10) void submit(code)
        else refuse('Ten letters and digits, such as abcde-23456')
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
        // The server speaks of codes that change, which these do not.
        error={wrong?.startsWith('Ten') ? wrong : wrong && 'That code is not right or was used.'}
      />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Sign In
      </Button>
    </form>
  )
}

import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('password strength', () => {
  it.each([
    ['', 0],
    ['nine char', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['1234567890abc', 1],
    ['qwertyuiop12345', 1],
    ['Password2024', 1],
    ['abcabcabcabc', 1],
    ['tarnkappe7', 2],
    ['orchard-lantern', 3],
    ['orchard-lantern-42-moss', 4],
  ] as const)('%j is %i', (password, score) => {
    expect(passwordStrength(password).score).toBe(score)
  })

  it('notices the name in the password', () => {
    const own = ['ada.byron@example.org', 'ada_b']
    expect(passwordStrength('xk-ADA.byron-engine', own).score).toBe(1)
    expect(passwordStrength('xk-ada_b-engine-loom', own).score).toBe(1)
    expect(passwordStrength('xk-loom-engine-cards', own).score).toBe(4)
  })
})

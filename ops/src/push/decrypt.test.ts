import { expect, test } from 'vitest'
import { decrypt } from './decrypt.ts'

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz',
    'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
}

test('reads the message that the standard gives as an example', () => {
  const body = Buffer.from(example.body, 'base64url')
  expect(decrypt(body, example)).toBe('When I grow up, I want to be a watermelon')
})

test('refuses what was changed on the way or is for somebody else', () => {
  const body = Buffer.from(example.body, 'base64url')
  expect(() => decrypt(body, { ...example, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toThrow()
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1
  expect(() => decrypt(body, example)).toThrow()
})

/** The stems most found in leaked passwords; endings such as 123 and ! are handled by rule. */
export const commonWords = `
password passwort passw0rd contrasena motdepasse parola senha secret secreta admin administrator
root user guest login welcome letmein access master default changeme trustno iloveyou loveyou
iloveu love lovely forever princess princesa prince queen king angel angels sunshine rainbow
flower flowers butterfly football baseball basketball soccer hockey tennis golf superman batman
spiderman ironman starwars startrek pokemon naruto minecraft fortnite roblox dragon monkey tiger
lion eagle falcon panther shadow hunter killer warrior ninja samurai phoenix wizard merlin gandalf
matrix michael jennifer jessica ashley amanda daniel matthew andrew joshua jordan jason justin
robert thomas william charlie george anthony christian alexander nicholas nicole michelle melissa
stephanie elizabeth samantha victoria vanessa daniela carolina fernando alejandro roberto antonio
francisco liverpool arsenal chelsea barcelona manchester united juventus realmadrid yankees cowboys
steelers lakers eagles packers raiders ferrari porsche mercedes yamaha honda toyota mustang corvette
harley camaro computer internet google facebook youtube twitter instagram linkedin microsoft windows
apple iphone samsung android nintendo playstation xbox dropbox adobe myspace summer winter spring
autumn january february march april june july august september october november december monday
tuesday wednesday thursday friday saturday sunday america american canada england london paris
berlin france germany deutschland espana brasil mexico india pakistan australia russia moscow
newyork california texas florida chicago boston qwerty qwertz azerty asdf zxcv qazwsx hello
goodbye whatever nothing everything something anything fuckyou fuckoff asshole bitch pussy sexy
hottie babygirl babyboy baby honey sweetheart sweetie darling beautiful pretty cookie chocolate
banana orange cherry strawberry cheese coffee pepper ginger buddy buster maggie bailey snoopy
mickey garfield tigger patches scooter dakota peanut pumpkin family friends friend mother father
mommy daddy brother sister familia teamo tequiero amor amore schatz hallo bonjour soleil freedom
liberty jesus jesuschrist christ godisgood blessed heaven faith hope grace money dollar business
company office manager service support system server network security student teacher school college
university hello123 test testing tester temp temporary sample example demo fanfare creator music
guitar dance dancer singer metallica slipknot nirvana eminem beatles blink purple yellow silver
golden black white green blue star stars moon lucky winner champion player gamer power thunder
lightning hurricane storm diamond crystal platinum
`
  .trim()
  .split(/\s+/)

/** Passwords of eight characters and more that head the public lists of leaked ones, and their Indian kin. Lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    password password1 password12 password123 password1234 password! password1! p@ssword p@ssw0rd passw0rd passw0rd1
    pa55word pa55w0rd 12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 11223344 12341234
    12344321 123123123 123321123 1234554321 123456123 123456abc 12345678a 123456789a a12345678 a123456789 1234qwer
    123qweasd 123qwe123 12qwaszx 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx
    zaq1zaq1 qazwsxedc qazwsx123 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 asdfghjk
    asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 qweasdzxc qwer1234 qwe123qwe abcd1234 abc12345 abcdefgh abcdefg1
    abcabc123 abc123456 abc123abc aa123456 aa12345678 a1b2c3d4 a1b2c3d4e5 iloveyou iloveyou1 iloveyou2 iloveu123
    ilovegod loveyou1 iloveindia india123 india1234 indian123 bharat123 jaihind1 jaihind123 jaishreeram jaimatadi
    krishna1 krishna123 ganesh123 sairam123 omsairam omnamahshivaya waheguru mumbai123 delhi123 chennai123
    kolkata123 bangalore sunshine sunshine1 princess princess1 princess123 football football1 baseball baseball1
    basketball superman superman1 batman123 spiderman starwars startrek pokemon1 pokemon123 trustno1 letmein1
    letmein123 welcome1 welcome12 welcome123 welcome@123 whatever changeme changeme1 changeme123 default1 access14
    master123 dragon123 monkey123 shadow123 michael1 jennifer jordan23 michelle danielle charlie1 computer computer1
    internet samsung1 samsung123 google123 facebook facebook1 whatsapp instagram youtube1 nokia123 iphone123
    android1 cricket1 cricket123 sachin123 virat123 dhoni123 admin123 admin1234 admin12345 admin@123 administrator
    root1234 user1234 test1234 test12345 testtest guest123 demo1234 login123 secret123 passwort passport pass1234
    pass@123 pass@1234 password@1 password@123 p@ss1234 p@ssw0rd1 p@ssw0rd123 hello123 hello1234 hello@123
    helloworld freedom1 freedom123 blessed1 jesus123 jesuschrist chocolate butterfly liverpool liverpool1 chelsea1
    arsenal1 manchester barcelona realmadrid juventus ronaldo7 cristiano messi123 maverick mercedes corvette
    ferrari1 porsche1 garfield snoopy12 midnight midnight1 november december september january1 february october1
    summer123 winter123 spring123 january123 asdf123456 asdfgh123 zxcvbn123 wordpass drowssap happy123 lovely123
    angel123 flower123 cookie123 family123 forever1 friends1 bigboss1 dreamer1 ginger12 victoria vanessa1 stephanie
    elizabeth alexander alexandra christian christopher benjamin nicholas veronica patricia rebecca1 caroline
    scorpion thunder1 hercules marlboro metallic metallica nirvana1 slipknot blink182 eminem123 qwerty1! qwerty@123
    qwertyqwerty 12121212 10203040 147258369 159753456 741852963 789456123 147852369 963852741 321654987 456789123
    13579246 24681357 112233445566 1122334455 123654789
  `
    .trim()
    .split(/\s+/),
);

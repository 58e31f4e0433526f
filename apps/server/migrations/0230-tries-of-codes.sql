-- Under what tries of a code are counted, and what has one pending code: the e-mail of whoever asked, or something that a
-- stranger who knows the e-mail cannot use up (auth/tries.ts).
alter table challenges rename column email_key to tries_of;
alter index one_challenge_an_email rename to one_challenge_of_tries;

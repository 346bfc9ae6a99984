// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Wi-Fi payloads")
struct WiFiPayloadTests {
    private func network(_ payload: String) -> WiFiNetwork? {
        if case .wifi(let network) = CodePayload(payload) { network } else { nil }
    }

    @Test("Fields in any order and case")
    func fields() {
        let expected = WiFiNetwork(ssid: "Linde", security: .wpa, password: "s3cret-word", isHidden: true)
        #expect(network("WIFI:T:WPA;S:Linde;P:s3cret-word;H:true;;") == expected)
        #expect(network("WIFI:P:s3cret-word;H:1;S:Linde;T:WPA2;;") == expected)
        #expect(network("wifi:s:Linde;t:wpa;p:s3cret-word;h:TRUE;;") == expected)
        #expect(network("WIFI:T:WPA;S:Linde;P:s3cret-word;H:true") == expected)
    }

    @Test("Every kind of protection")
    func protection() {
        #expect(network("WIFI:S:x;T:WEP;P:12345;;") == WiFiNetwork(ssid: "x", security: .wep, password: "12345"))
        #expect(network("WIFI:S:x;T:SAE;P:a;R:1;;") == WiFiNetwork(ssid: "x", security: .sae, password: "a"))
        for payload in ["WIFI:S:x;;", "WIFI:S:x;T:nopass;;", "WIFI:S:x;T:;P:;;", "WIFI:S:x;T:nopass;P:ignored;;"] {
            #expect(network(payload) == WiFiNetwork(ssid: "x", security: .open), "\(payload)")
        }
        let enterprise = WiFiNetwork.EnterpriseAuthentication(
            method: "PEAP", phase2Method: "MSCHAPV2", identity: "me", anonymousIdentity: "anon")
        #expect(
            network("WIFI:T:WPA2-EAP;S:corp;E:peap;PH2:MSCHAPV2;A:anon;I:me;P:pw;;")
                == WiFiNetwork(ssid: "corp", security: .enterprise(enterprise), password: "pw"))
        #expect(
            network("WIFI:T:WPA2-EAP;S:corp;E:TTLS;H:PAP;;")?.security
                == .enterprise(.init(method: "TTLS", phase2Method: "PAP")))
    }

    @Test("Escaped marks stand for themselves")
    func escapes() {
        #expect(network(#"WIFI:S:a\;b\:c\,d\\e\"f;T:WPA;P:\;\:\,\\\";;"#)?.ssid == #"a;b:c,d\e"f"#)
        #expect(network(#"WIFI:S:a\;b\:c\,d\\e\"f;T:WPA;P:\;\:\,\\\";;"#)?.password == #";:,\""#)
        #expect(network(#"WIFI:S:Office\;P:Guest;T:WPA;P:real;;"#)?.ssid == "Office;P:Guest")
        #expect(network(#"WIFI:S:"quoted name";T:WPA;P:\"abcd\";;"#)?.ssid == #""quoted name""#)
        #expect(network(#"WIFI:S:"quoted name";T:WPA;P:\"abcd\";;"#)?.password == #""abcd""#)
    }

    @Test("Quotation marks around what could be hexadecimal digits are no part of it")
    func hexadecimal() {
        #expect(network(#"WIFI:S:"ABCDEF";T:WPA;P:"12345678";;"#)?.ssid == "ABCDEF")
        #expect(network(#"WIFI:S:"ABCDEF";T:WPA;P:"12345678";;"#)?.password == "12345678")
        #expect(network("WIFI:S:ABCDEF;T:WPA;P:12345678;;")?.ssid == "ABCDEF")
    }

    @Test(
        "What is not well formed is text",
        arguments: [
            "WIFI:", "WIFI:;;", "WIFI:S:;T:WPA;P:x;;", "WIFI:T:WPA;P:x;;", "WIFI:S:x;T:unknown;P:y;;",
            "WIFI:S:x;S:y;;", "WIFI:S:x;T:WPA;P:not;escaped;;", "WIFI:S:x;T:WPA;P:a;P:b;;",
            "WIFI:S:\(String(repeating: "n", count: 33));;",
        ])
    func malformed(payload: String) {
        #expect(CodePayload(payload) == .text(payload))
    }
}
